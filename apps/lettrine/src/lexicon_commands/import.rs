//! `lettrine lexicon import`: compiles a dictionary into the user's data folder.

use std::fs;
use std::path::{Path, PathBuf};

use definitions::{DictionaryBuilder, Imported};
use serde::Serialize;

use super::write;
use crate::dictionaries::DataFolder;
use crate::outcome::{Failure, Outcome};
use crate::{choice, output};

pub(super) const EXAMPLES: &str = "\
Reads dictd (.index), StarDict (.ifo), WordNet (its folder), MyThes (.dat), and lines of a word, a
tab and its definition. The dictionary serves every lexicon of the same language; importing it
again replaces it.

Example:
  lettrine lexicon import thesaurus.dat --lexicon fr";

/// What to import.
#[derive(clap::Args)]
pub(crate) struct Import {
    /// The dictionary: a file of it, or its folder
    dictionary: PathBuf,
    #[command(flatten)]
    choice: choice::LexiconChoice,
    #[command(flatten)]
    data: DataFolder,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    source: String,
    licence: String,
    language: String,
    definitions: usize,
    skipped: usize,
    file: String,
}

impl Import {
    pub(super) fn run(&self) -> Result<Outcome, Failure> {
        let lexicon = self.choice.open()?;
        let language = lexicon.language();
        let imported = definitions::import(&self.dictionary).map_err(Failure::new)?;
        let folder = self.data.dictionaries(language)?;
        let file = folder.join(format!("{}.{}", self.file_name(), definitions::FILE_EXTENSION));
        let answer = Answer {
            source: imported.source.name.clone(),
            licence: imported.source.licence.clone(),
            language: language.to_owned(),
            definitions: imported.definitions.len(),
            skipped: imported.skipped,
            file: file.display().to_string(),
        };
        create(&folder)?;
        write::write_whole(&file, &compiled(imported, language))?;
        self.report(&answer)
    }

    fn file_name(&self) -> String {
        let name = choice::name_of(&self.dictionary);
        if name.is_empty() { "dictionary".to_owned() } else { name }
    }

    fn report(&self, answer: &Answer) -> Result<Outcome, Failure> {
        if answer.skipped > 0 {
            output::tell(&format!("{} entries could not be read", answer.skipped));
        }
        if self.json {
            return output::print_json(answer, Outcome::Done);
        }
        let Answer { source, definitions, file, .. } = answer;
        output::print(&format!("{source}  {definitions} definitions, in {file}\n"))
    }
}

fn compiled(imported: Imported, language: &str) -> Vec<u8> {
    let mut builder = DictionaryBuilder::new(language);
    builder.add_imported(imported);
    builder.build()
}

fn create(folder: &Path) -> Result<(), Failure> {
    let refusal =
        |error| Failure::Sentence(format!("{} cannot be made: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(refusal)
}
