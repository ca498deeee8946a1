//! Whole games, from the first question to the next game.

use super::desk::Desk;
use crate::support::Folder;

/// Where a hint places a word: how far down and right from the top left, and which way.
fn place(text: &str) -> (usize, usize, char) {
    let letter = text.find(|sign: char| sign.is_ascii_alphabetic()).unwrap();
    let column = usize::from(text.as_bytes()[letter] - b'A');
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let row = digits.parse::<usize>().unwrap() - 1;
    (row, column, if letter == 0 { 'd' } else { 'a' })
}

/// Plays the word of a hint; passes where there is none or the hint counts on a blank.
async fn play_by_hint(desk: &mut Desk) {
    desk.types("8").await;
    let text = desk.sees_one_of(&["You could play", "I find no word"]).await;
    let Some(hint) = text.lines().find(|line| line.contains("You could play")) else {
        return desk.types("2").await;
    };
    let mut words = hint.split_whitespace().skip(3);
    let (word, at) = (words.next().unwrap(), words.nth(1).unwrap());
    let (down, right, key) = place(at);
    desk.types(&format!("{word}\n")).await;
    desk.places(down, right, key).await;
    let text = desk.sees_one_of(&["TRY A DIFFERENT WORD?", "The rack has no"]).await;
    if text.contains("TRY A DIFFERENT WORD?") {
        desk.types("n").await;
    } else {
        desk.types("x2").await;
    }
}

/// DL-026, DL-067, DL-069, DL-070
#[tokio::test(flavor = "multi_thread")]
async fn an_english_game_is_played_to_its_end_and_another_begun() {
    let folder = Folder::new();
    let mut desk = Desk::open(&folder, "deluxe-en").await;
    desk.sees("RESUME A GAME?").await;
    desk.types("nAnna\n\nBlaise\n8\nnn0n").await;
    loop {
        let text = desk.sees_one_of(&["ENTER A WORD", "PRESS RETURN", "PLAY AGAIN?"]).await;
        if text.contains("PLAY AGAIN?") {
            assert!(text.contains(" win"), "{text}");
            assert!(text.contains("Letters left in the racks:"), "{text}");
            break;
        } else if text.contains("PRESS RETURN") {
            desk.types("\n").await;
        } else {
            play_by_hint(&mut desk).await;
        }
    }
    desk.types("\n").await;
    desk.sees("SAME PLAYERS? (Y)").await;
    desk.types("y").await;
    desk.sees("SAME LEVELS? (Y)").await;
    desk.types("n").await;
    desk.sees("LEVEL OF Anna").await;
    desk.types("\n2").await;
    let text = desk.sees("OPTIONS").await;
    assert!(text.contains("level 2"), "{text}");
    desk.hangs_up().await;
}

/// MS-083, MS-084, MS-085
#[tokio::test(flavor = "multi_thread")]
async fn a_french_game_is_played_to_its_end_and_begun_again_with_the_same_players() {
    let folder = Folder::new();
    let mut desk = Desk::open(&folder, "micro-fr").await;
    desk.sees("Nom du joueur 1").await;
    desk.types("Lucie\n\nOrdi\n4\n\nn\nn0").await;
    loop {
        let text = desk.sees_one_of(&["Entrez un mot", "Rejouer (o)"]).await;
        if text.contains("Rejouer (o)") {
            assert!(text.contains("ORDI gagne avec"), "{text}");
            break;
        }
        desk.types("2").await;
    }
    desk.types("o").await;
    desk.sees("Avec les mêmes joueurs (o)").await;
    desk.types("o").await;
    desk.sees("Aux mêmes niveaux (o)").await;
    desk.types("o").await;
    let text = desk.sees("OPTIONS").await;
    assert!(text.contains("niveau 4") && text.contains("LUCIE"), "{text}");
    desk.hangs_up().await;
}

/// DL-030
#[tokio::test(flavor = "multi_thread")]
async fn any_or_all_may_be_computers() {
    let folder = Folder::new();
    let mut desk = Desk::open(&folder, "deluxe-en").await;
    desk.sees("RESUME A GAME?").await;
    desk.types("nAda\n1Hugo\n8Iris\n5Felix\n2\n\n0n").await;
    let text = desk.sees("point").await;
    assert!(text.contains("ADA") && text.contains("FELIX"), "four play: {text}");
    desk.types("1n").await;
    desk.has_left().await;
}
