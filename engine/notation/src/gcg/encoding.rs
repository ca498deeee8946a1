//! Character encodings: decodes the bytes of a file.
//!
//! GCG is ISO-8859-1 unless a line declares otherwise. Some files are UTF-8 without declaring it, or
//! declare it wrongly, and many programs write the Windows-1252 characters that ISO-8859-1 lacks.

use super::{GcgError, GcgProblem, Repair, RepairKind};

const KEYWORD: &str = "#character-encoding";

/// The characters of Windows-1252 from 0x80 to 0x9F, which ISO-8859-1 leaves undefined.
const WINDOWS_SIGNS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The encoding that a file declares.
enum Declared {
    Utf8,
    Latin,
    Nothing,
}

/// A file as text with `\n` line endings, and the repairs made.
pub(super) fn decode(bytes: &[u8]) -> Result<(String, Option<Repair>), GcgError> {
    let marked = bytes.strip_prefix(b"\xef\xbb\xbf");
    let bytes = marked.unwrap_or(bytes);
    let declared = if marked.is_some() { Declared::Utf8 } else { declared(bytes)? };
    let (text, repair) = match (std::str::from_utf8(bytes), declared) {
        (Ok(text), Declared::Utf8) => (text.to_owned(), None),
        (Ok(text), Declared::Nothing) => (text.to_owned(), undeclared(text)),
        (Err(wrong), Declared::Utf8) => {
            let line = 1 + line_ends(&latin(&bytes[..wrong.valid_up_to()]));
            (latin(bytes), Some(Repair { line, kind: RepairKind::NotUtf8 }))
        }
        (_, Declared::Latin) | (Err(_), Declared::Nothing) => (latin(bytes), None),
    };
    Ok((text.replace("\r\n", "\n").replace('\r', "\n"), repair))
}

fn undeclared(text: &str) -> Option<Repair> {
    let first = text.find(|character: char| !character.is_ascii())?;
    let line = 1 + line_ends(&text[..first]);
    Some(Repair { line, kind: RepairKind::UndeclaredUtf8 })
}

fn line_ends(text: &str) -> usize {
    text.replace("\r\n", "\n").matches(['\n', '\r']).count()
}

fn latin(bytes: &[u8]) -> String {
    let sign = |byte: &u8| match byte {
        0x80..=0x9f => WINDOWS_SIGNS[usize::from(byte - 0x80)],
        byte => char::from(*byte),
    };
    bytes.iter().map(sign).collect()
}

fn declared(bytes: &[u8]) -> Result<Declared, GcgError> {
    let text = String::from_utf8_lossy(bytes).replace("\r\n", "\n").replace('\r', "\n");
    for (line, number) in text.lines().zip(1..) {
        let keyword = line.get(..KEYWORD.len()).filter(|start| start.eq_ignore_ascii_case(KEYWORD));
        if keyword.is_some() {
            let found = line[KEYWORD.len()..].trim();
            return match found.to_lowercase().as_str() {
                "utf-8" | "utf8" => Ok(Declared::Utf8),
                "iso-8859-1" | "iso8859-1" | "latin1" | "latin-1" | "windows-1252" | "us-ascii"
                | "ascii" => Ok(Declared::Latin),
                "" => Ok(Declared::Nothing),
                _ => {
                    let problem = GcgProblem::Encoding(found.to_owned());
                    Err(GcgError { line: number, problem })
                }
            };
        }
    }
    Ok(Declared::Nothing)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> (String, Option<usize>) {
        let (text, repair) = decode(bytes).unwrap();
        (text, repair.map(|repair| repair.line))
    }

    #[test]
    fn a_file_is_iso_8859_1_unless_it_says_otherwise() {
        assert_eq!(read(b"#title Fran\xe7oise"), ("#title Françoise".to_owned(), None));
        assert_eq!(read(b"#title c\x9cur"), ("#title cœur".to_owned(), None));
        let declared = "#character-encoding UTF-8\n#title Françoise";
        assert_eq!(read(declared.as_bytes()), (declared.to_owned(), None));
        assert_eq!(read(b"\xef\xbb\xbf#title \xc3\xa7").0, "#title ç");
        assert_eq!(read(b"#character-encoding iso-8859-1\n\xc3").0.chars().last(), Some('Ã'));
    }

    #[test]
    fn utf_8_that_is_not_declared_is_read_and_reported() {
        assert_eq!(read("#id 1\r\n#title ç".as_bytes()), ("#id 1\n#title ç".to_owned(), Some(2)));
        assert_eq!(read(b"#character-encoding utf-8\n\n#title \xe7").1, Some(3));
    }

    #[test]
    fn an_encoding_that_is_not_known_is_named() {
        assert_eq!(
            decode(b"\n#Character-Encoding KOI8-R").unwrap_err().to_string(),
            "line 2: the encoding KOI8-R is not known here; save the file as UTF-8 or ISO-8859-1"
        );
    }

    #[test]
    fn every_kind_of_line_end_is_one_line_end() {
        assert_eq!(read(b"a\rb\r\nc\nd").0, "a\nb\nc\nd");
    }
}
