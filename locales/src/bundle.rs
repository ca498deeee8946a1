//! Messages put into words.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{Language, Message, Value, WRITTEN};

type Bundle = FluentBundle<FluentResource>;

/// Where a language says that its decimals have a comma.
const DECIMAL_MARK: &str = "grammar-decimal-mark";
/// How a language joins the last of a list to those before it.
const LIST_END: &str = "grammar-list-end";

static BUNDLES: LazyLock<Vec<Bundle>> = LazyLock::new(|| Language::all().map(read).collect());

fn read(language: Language) -> Bundle {
    let code = language.code().parse().expect("folders are named by the codes of languages");
    let mut bundle = Bundle::new_concurrent(vec![code]);
    bundle.set_use_isolating(false);
    for file in WRITTEN[language.0].files {
        let resource = FluentResource::try_new(unbroken(file));
        // The build script has read the reference language, a test reads the others.
        let resource = resource.unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    if text(&bundle, DECIMAL_MARK, None).as_deref() == Some(",") {
        bundle.set_formatter(Some(with_comma));
    }
    bundle
}

/// The same with spaces that no line breaks at where French has one before or after a sign.
///
/// The page does the same with its sentences (`lib/language/messages.ts`).
pub(crate) fn unbroken(sentences: &str) -> String {
    let mut result = String::with_capacity(sentences.len());
    let mut before = ' ';
    let mut signs = sentences.chars().peekable();
    while let Some(sign) = signs.next() {
        let mut ahead = signs.clone();
        let (next, then) = (ahead.next(), ahead.next());
        let sign = match (sign, next) {
            (' ', Some('?' | '!' | ';' | '»' | '%')) => '\u{202f}',
            (' ', Some(':')) if then.is_none_or(char::is_whitespace) => '\u{a0}',
            (' ', _) if before == '«' => '\u{a0}',
            _ => sign,
        };
        result.push(sign);
        before = sign;
    }
    result
}

/// Numbers with a decimal comma; everything else as it is.
fn with_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}

/// A message in a language; in English where the language lacks it.
pub(crate) fn format(message: &Message, language: Language) -> String {
    let mut arguments = FluentArgs::new();
    for (name, value) in message.arguments() {
        arguments.set(*name, told(value, language));
    }
    let ours = text(&BUNDLES[language.0], message.key(), Some(&arguments));
    let english = || text(&BUNDLES[Language::EN.0], message.key(), Some(&arguments));
    ours.or_else(english).unwrap_or_else(|| format!("[{}]", message.key()))
}

/// A message without arguments, by its key; in English where the language lacks it.
pub(crate) fn plain(key: &str, language: Language) -> Option<String> {
    let languages = [language, Language::EN];
    languages.iter().find_map(|language| text(&BUNDLES[language.0], key, None))
}

fn text(bundle: &Bundle, key: &str, arguments: Option<&FluentArgs<'_>>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    Some(bundle.format_pattern(pattern, arguments, &mut Vec::new()).into_owned())
}

fn told(value: &Value, language: Language) -> FluentValue<'static> {
    match value {
        Value::Text(text) => text.clone().into(),
        Value::Number(number) => (*number).into(),
        Value::Tenths(number) => {
            let options =
                FluentNumberOptions { minimum_fraction_digits: Some(1), ..Default::default() };
            FluentNumber::new((number * 10.0).round() / 10.0, options).into()
        }
        Value::Message(message) => format(message, language).into(),
        Value::List(values) => listed(values, language).into(),
    }
}

/// `A, B and C`
fn listed(values: &[Value], language: Language) -> String {
    let bundle = &BUNDLES[language.0];
    let mut texts: Vec<_> = values
        .iter()
        .map(|value| match told(value, language) {
            FluentValue::Number(number) => number.as_string().into_owned(),
            FluentValue::String(text) => text.into_owned(),
            _ => String::new(),
        })
        .collect();
    let Some(last) = texts.pop() else { return String::new() };
    if texts.is_empty() {
        return last;
    }
    let mut arguments = FluentArgs::new();
    arguments.set("before", texts.join(", "));
    arguments.set("last", last);
    text(bundle, LIST_END, Some(&arguments)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_signs_keep_to_their_words() {
        assert_eq!(
            unbroken("« Oui » : non ; pourquoi ? à 0:10 !"),
            "«\u{a0}Oui\u{202f}»\u{a0}: non\u{202f}; pourquoi\u{202f}? à 0:10\u{202f}!"
        );
    }

    #[test]
    fn lists_and_decimals_follow_the_language() {
        let words = Value::from(["A", "B", "C"].map(String::from).as_slice());
        assert_eq!(listed_as(&words, Language::EN), "A, B and C");
        assert_eq!(listed_as(&words, Language::FR), "A, B et C");
    }

    fn listed_as(value: &Value, language: Language) -> String {
        let FluentValue::String(text) = told(value, language) else { panic!() };
        text.into_owned()
    }
}
