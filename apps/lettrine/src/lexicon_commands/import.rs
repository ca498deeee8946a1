//! `lettrine lexicon import`: compiles a dictionary into the user's data folder.

use std::fs;
use std::path::{Path, PathBuf};

use definitions::{DictionaryBuilder, Imported};
use locales::{Language, Spoken as _, commands as say};
use serde::Serialize;

use super::write;
use crate::dictionaries::DataFolder;
use crate::outcome::{Failure, Outcome};
use crate::{choice, output};

/// What to import.
#[derive(clap::Args)]
pub(crate) struct Import {
    dictionary: PathBuf,
    #[command(flatten)]
    choice: choice::LexiconChoice,
    #[command(flatten)]
    data: DataFolder,
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
    pub(super) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        let lexicon = self.choice.open(language)?;
        let words = lexicon.language();
        let imported = definitions::import(&self.dictionary)?;
        let folder = self.data.dictionaries(words)?;
        let file = folder.join(format!("{}.{}", self.file_name(), definitions::FILE_EXTENSION));
        let answer = Answer {
            source: imported.source.name.clone(),
            licence: imported.source.licence.clone(),
            language: words.to_owned(),
            definitions: imported.definitions.len(),
            skipped: imported.skipped,
            file: file.display().to_string(),
        };
        create(&folder)?;
        write::write_whole(&file, &compiled(imported, words))?;
        self.report(&answer, language)
    }

    fn file_name(&self) -> String {
        let name = choice::name_of(&self.dictionary);
        if name.is_empty() { "dictionary".to_owned() } else { name }
    }

    fn report(&self, answer: &Answer, language: Language) -> Result<Outcome, Failure> {
        if answer.skipped > 0 {
            output::tell(&say::entries_skipped(answer.skipped), language);
        }
        if self.json {
            return output::print_json(answer, Outcome::Done);
        }
        let Answer { source, definitions, file, .. } = answer;
        let imported = say::imported(*definitions, file);
        output::print(&format!("{source}  {}\n", imported.say(language)))
    }
}

fn compiled(imported: Imported, language: &str) -> Vec<u8> {
    let mut builder = DictionaryBuilder::new(language);
    builder.add_imported(imported);
    builder.build()
}

fn create(folder: &Path) -> Result<(), Failure> {
    let made = fs::create_dir_all(folder);
    made.map_err(|error| {
        say::folder_not_made(error.to_string(), folder.display().to_string()).into()
    })
}
