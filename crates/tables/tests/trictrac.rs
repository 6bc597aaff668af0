//! The golden data of trictrac, as the law in Python reads it, by the common rules.

use academie_tables::trictrac::{Partie, Phase, Rules, Score, Turn};
use academie_tables::{Men, Side, Throw};
use serde_json::Value;

fn cases(kind: &str) -> Vec<Value> {
    let path = format!("{}/../../conformance/scoring/trictrac-{kind}.json", env!("CARGO_MANIFEST_DIR"));
    let data: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    data["cases"].as_array().unwrap().clone()
}

fn men(text: &str) -> Men {
    let mut count = [0; 24];
    for stack in text.split(',').filter(|stack| !stack.is_empty()) {
        let (point, men) = stack.split_once('x').unwrap_or((stack, "1"));
        count[point.parse::<usize>().unwrap()] = men.parse().unwrap();
    }
    Side::try_from(count.as_slice()).unwrap().into()
}

/// The position of a case, its dice thrown; words that follow the seat tell of pasts.
fn thrown(case: &Value) -> (Partie, Turn) {
    let position = case["position"].as_str().unwrap();
    let mut words = position.split(' ');
    let (white, black) = words.next().unwrap().split_once('/').unwrap();
    let thrower = usize::from(words.next() == Some("black"));
    let mut partie =
        Partie { men: [men(white), men(black)], thrower, phase: Phase::Throw, ..Partie::new(Rules::COMMON) };
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        match (key, value.split_once('-')) {
            ("throws", Some((white, black))) => {
                partie.pasts[0].throws = white.parse().unwrap();
                partie.pasts[1].throws = black.parse().unwrap();
            }
            _ => panic!("{position}: {word} is not known here"),
        }
    }
    let mut turn = Turn::default();
    let (one, two) = case["dice"].as_str().unwrap().split_once('-').unwrap();
    let dice = Throw::new(one.parse().unwrap(), two.parse().unwrap()).unwrap();
    partie.throw(dice, &mut turn).unwrap();
    (partie, turn)
}

fn figure(turn: &Turn, key: &str) -> u64 {
    let (name, target) = key.split_once('@').unwrap_or((key, ""));
    let counts = |item: &&academie_tables::trictrac::Scored| match name {
        "mover" => !item.jan.to_adversary(),
        "other" => item.jan.to_adversary(),
        _ => item.jan.name() == name && (target.is_empty() || item.target == target.parse().ok()),
    };
    turn.scored().iter().filter(counts).map(|item| u64::from(item.points)).sum()
}

#[test]
fn throws_are_worth_what_the_treatises_say() {
    for case in cases("throws") {
        let (_, turn) = thrown(&case);
        for (key, points) in case["expect"].as_object().unwrap() {
            assert_eq!(figure(&turn, key), points.as_u64().unwrap(), "{}: {key}", case["id"]);
        }
    }
}

/// The plays open to the thrower, whatever he undertakes, if he stays.
fn open(partie: Partie, turn: &Turn) -> Vec<Vec<(u8, u8)>> {
    let mut found = Vec::new();
    let choices: &[bool] = if partie.phase == Phase::Undertake { &[false, true] } else { &[false] };
    for &coin in choices {
        let (mut partie, mut turn) = (partie, turn.clone());
        if partie.phase == Phase::Undertake {
            partie.undertake(coin, &mut turn).unwrap();
        }
        found.extend(
            turn.plays().iter().map(|play| play.moves().map(|each| (each.start, each.end)).collect()),
        );
    }
    found
}

fn play(text: &Value) -> Vec<(u8, u8)> {
    let one = |word: &str| {
        let (start, end) = word.split_once('/').unwrap();
        (start.parse().unwrap(), end.parse().unwrap_or(24))
    };
    let words = text.as_str().unwrap().split(' ').filter(|&word| word != "passe");
    let mut moves: Vec<(u8, u8)> = words.map(one).collect();
    moves.sort_unstable();
    moves
}

#[test]
fn plays_are_those_the_treatises_allow() {
    for case in cases("plays") {
        let (partie, turn) = thrown(&case);
        let able = open(partie, &turn);
        for text in case["legal"].as_array().unwrap() {
            assert!(able.contains(&play(text)), "{}: {text} is legal", case["id"]);
        }
        for text in case["illegal"].as_array().unwrap() {
            assert!(!able.contains(&play(text)), "{}: {text} is not legal", case["id"]);
        }
    }
}

fn seat(name: &Value) -> Option<usize> {
    ["white", "black"].iter().position(|known| name.as_str() == Some(known))
}

fn pair<T: TryFrom<u64>>(value: &Value) -> [T; 2] {
    let read = |place: usize| T::try_from(value[place].as_u64().unwrap()).ok().unwrap();
    [read(0), read(1)]
}

#[test]
fn marking_goes_as_the_treatises_tell() {
    for case in cases("markings") {
        let start = &case["start"];
        let mut score = Score {
            points: pair(&start["points"]),
            bredouille: seat(&start["bredouille"]),
            ..Score::default()
        };
        for gain in case["gains"].as_array().unwrap() {
            score.gain(seat(&gain[0]).unwrap(), gain[1].as_u64().unwrap().try_into().unwrap(), Some(12));
        }
        for (key, expected) in case["expect"].as_object().unwrap() {
            let found = match key.as_str() {
                "points" => score.points == pair::<u8>(expected),
                "holes" => score.holes == pair::<u16>(expected),
                "bredouille" => score.bredouille == seat(expected),
                _ => panic!("{key} is not known here"),
            };
            assert!(found, "{}: {key} of {score:?}", case["id"]);
        }
    }
}
