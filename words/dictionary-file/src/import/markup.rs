//! Markup taken off: tags, entities, line breaks.

/// The text of a piece of HTML, Pango or XDXF markup, on one line.
pub(super) fn stripped(markup: &str) -> String {
    let mut text = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some(start) = rest.find('<') {
        text.push_str(&rest[..start]);
        let Some(length) = rest[start..].find('>') else {
            rest = &rest[start..];
            break;
        };
        if breaks_the_line(&rest[start + 1..start + length]) {
            text.push(' ');
        }
        rest = &rest[start + length + 1..];
    }
    text.push_str(rest);
    on_one_line(&without_entities(&text))
}

/// Text with every run of blanks and line breaks as one space.
pub(super) fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a tag parts what is before it from what is after it.
fn breaks_the_line(tag: &str) -> bool {
    let name = tag.trim_matches('/').split([' ', '/']).next().unwrap_or_default();
    matches!(
        name.to_lowercase().as_str(),
        "br" | "p" | "div" | "li" | "ul" | "ol" | "tr" | "td" | "dd" | "dt" | "def" | "k" | "ar"
    )
}

fn without_entities(text: &str) -> String {
    let named = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&nbsp;", " ")];
    let mut text = text.to_owned();
    for (entity, character) in named {
        text = text.replace(entity, character);
    }
    text = without_numbered_entities(&text);
    text.replace("&amp;", "&")
}

/// `&#233;` and `&#xe9;` as the characters they number.
fn without_numbered_entities(text: &str) -> String {
    let mut parts = text.split("&#");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let character = part.split_once(';').and_then(|(number, rest)| {
            let character = numbered(number)?;
            Some((character, rest))
        });
        if let Some((character, rest)) = character {
            plain.push(character);
            plain.push_str(rest);
        } else {
            plain.push_str("&#");
            plain.push_str(part);
        }
    }
    plain
}

fn numbered(number: &str) -> Option<char> {
    let code = match number.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => number.parse(),
    };
    char::from_u32(code.ok()?)
}

#[cfg(test)]
mod tests {
    use super::stripped;

    #[test]
    fn tags_go_and_entities_become_characters() {
        assert_eq!(stripped("<b>a</b> horn<br/>of a ram"), "a horn of a ram");
        assert_eq!(stripped("salt &amp; l&#233;mon, 1 &lt; 2"), "salt & lémon, 1 < 2");
        assert_eq!(stripped("&amp;lt; stays"), "&lt; stays");
    }

    #[test]
    fn broken_markup_is_kept_as_text() {
        assert_eq!(stripped("less < more"), "less < more");
        assert_eq!(stripped("&#xzz; &#99999999;"), "&#xzz; &#99999999;");
    }
}
