//! The browser page: its built files, as a server hands them out.
//!
//! The page itself is TypeScript and Svelte beside this file; `build.rs` builds it and lists the
//! files, with compressed forms of those that gain from it.

use std::borrow::Cow;

/// A file of the page, in the form a browser accepts best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageFile {
    /// Its content, compressed if `encoding` says so.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type: `text/html; charset=utf-8`.
    pub media_type: &'static str,
    /// How it is compressed, in the words of HTTP: `br`, `gzip`.
    pub encoding: Option<&'static str>,
    /// A mark that changes with the content, in quotes as HTTP wants it.
    pub etag: String,
    /// Whether its path changes with its content, so that browsers need never ask again.
    pub cached_forever: bool,
}

struct Embedded {
    path: &'static str,
    mark: &'static str,
    bytes: &'static [u8],
}

static FILES: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The encodings a file may have, the smallest first, with the ending of its name.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// The file at a path without its leading slash, for a browser that accepts these encodings
/// (the value of its `Accept-Encoding`). Nothing if the page has no such file.
pub fn file(path: &str, accepted: &str) -> Option<PageFile> {
    let plain = find(path).filter(|_| !is_compressed(path))?;
    let smaller = ENCODINGS
        .iter()
        .filter(|(name, _)| accepts(accepted, name))
        .find_map(|(name, ending)| Some((find(&format!("{path}{ending}"))?, Some(*name))));
    let (found, encoding) = smaller.unwrap_or((plain, None));
    Some(PageFile {
        bytes: Cow::Borrowed(found.bytes),
        media_type: media_type(path),
        encoding,
        etag: format!("\"{}\"", found.mark),
        cached_forever: path.starts_with("assets/"),
    })
}

fn find(path: &str) -> Option<&'static Embedded> {
    FILES.binary_search_by(|file| file.path.cmp(path)).ok().map(|place| &FILES[place])
}

fn is_compressed(path: &str) -> bool {
    ENCODINGS.iter().any(|(_, ending)| path.ends_with(ending))
}

/// Whether an `Accept-Encoding` names an encoding without giving it the weight 0.
fn accepts(accepted: &str, encoding: &str) -> bool {
    accepted.split(',').any(|choice| {
        let (name, weight) = choice.split_once(';').unwrap_or((choice, "q=1"));
        let is_forbidden = matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
        name.trim().eq_ignore_ascii_case(encoding) && !is_forbidden
    })
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "ftl" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_an_index() {
        let index = file("index.html", "").unwrap();
        assert_eq!((index.media_type, index.encoding), ("text/html; charset=utf-8", None));
        assert!(!index.cached_forever);
    }

    #[test]
    fn the_smallest_form_that_is_accepted_is_given() {
        let script = FILES
            .iter()
            .find(|file| file.path.rsplit_once('.').is_some_and(|(_, ending)| ending == "js"))
            .unwrap()
            .path;
        let encoding = |accepted| file(script, accepted).unwrap().encoding;
        assert_eq!(encoding("gzip, deflate, br"), Some("br"));
        assert_eq!(encoding("gzip;q=0.8"), Some("gzip"));
        assert_eq!(encoding("br;q=0, identity"), None);
        assert!(file(script, "").unwrap().cached_forever);
    }

    #[test]
    fn the_sentences_are_text_and_compressed() {
        let is_sentences = |file: &&Embedded| file.path.rsplit('.').next() == Some("ftl");
        let paths: Vec<_> = FILES.iter().filter(is_sentences).map(|file| file.path).collect();
        assert_eq!(paths.len(), 2, "one file a language: {paths:?}");
        for path in paths {
            let sentences = file(path, "br").unwrap();
            assert_eq!(sentences.media_type, "text/plain; charset=utf-8");
            assert_eq!(sentences.encoding, Some("br"));
        }
    }

    #[test]
    fn what_the_page_does_not_have_is_not_found() {
        assert_eq!(file("../Cargo.toml", ""), None);
        assert_eq!(file("index.html.gz", "gzip"), None);
        assert_eq!(file("", ""), None);
    }

    #[test]
    fn files_are_listed_in_order() {
        assert!(FILES.is_sorted_by_key(|file| file.path));
    }
}
