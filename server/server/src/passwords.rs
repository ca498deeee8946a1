//! Passwords: only their argon2id hashes are kept, and few are hashed at once.

use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};

use crate::blocking_pool::BlockingPool;
use crate::rejection::Rejection;
use crate::sentences::{RequestRejection, Sentence};

/// Maximum hashes at once: each takes 19 MB and the whole of a core for a while.
const AT_ONCE: usize = 2;
/// Maximum hashes that wait; the next are told to try again.
const WAITING: usize = 64;
/// Allowed length of a password, in characters.
const LENGTHS: std::ops::RangeInclusive<usize> = 8..=200;

/// The hash of no password, for unknown names: checking it takes as long as any other, so that timing
/// does not reveal which names exist.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$YSBzYWx0IG9mIG5vYm9keQ\
                      $bm8gcGFzc3dvcmQgaGFzIHRoaXMgYXMgaXRzIGhhc2g";

/// Hashes and checks passwords, with limited concurrency.
pub(crate) struct Passwords(BlockingPool);

impl Default for Passwords {
    fn default() -> Self {
        Self(BlockingPool::new(AT_ONCE, WAITING))
    }
}

/// Checks the length of a password.
pub(crate) fn check(password: &str) -> Result<(), RequestRejection> {
    if LENGTHS.contains(&password.chars().count()) {
        Ok(())
    } else {
        Err(RequestRejection::BadPassword)
    }
}

impl Passwords {
    /// The hash of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Rejection> {
        self.0.run(move || hash(&password)).await?.ok_or_else(|| Sentence::Unavailable.into())
    }

    /// Whether a password matches this hash; without a hash it never does, and the check takes just as
    /// long.
    pub(crate) async fn fits(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Rejection> {
        let fits = move || {
            let is_someones = hash.is_some();
            let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
            fits(&password, &hash) && is_someones
        };
        self.0.run(fits).await
    }
}

fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT)
}

fn hash(password: &str) -> Option<String> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).ok()?;
    let salt = SaltString::encode_b64(&salt).ok()?;
    Some(argon2().hash_password(password.as_bytes(), &salt).ok()?.to_string())
}

fn fits(password: &str, hash: &str) -> bool {
    let hash = PasswordHash::new(hash);
    hash.is_ok_and(|hash| argon2().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_same_password_fits() {
        let passwords = Passwords::default();
        let hash = passwords.hash("correct horse".into()).await.ok().unwrap();
        assert!(hash.starts_with("$argon2id$") && !hash.contains("horse"));
        let fits = async |password: &str, hash: Option<&String>| {
            passwords.fits(password.into(), hash.cloned()).await.ok().unwrap()
        };
        assert!(fits("correct horse", Some(&hash)).await);
        assert!(!fits("correct horsf", Some(&hash)).await);
        assert!(!fits("correct horse", None).await);
    }

    #[test]
    fn a_name_nobody_has_takes_the_same_work() {
        let nobody = PasswordHash::new(NOBODY).unwrap();
        let text = hash("correct horse").unwrap();
        let someone = PasswordHash::new(&text).unwrap();
        assert_eq!(nobody.params, someone.params);
        assert_eq!((nobody.algorithm, nobody.version), (someone.algorithm, someone.version));
        let lengths = |hash: &PasswordHash| hash.hash.map(|output| output.len());
        assert_eq!(lengths(&nobody), lengths(&someone));
    }

    #[test]
    fn passwords_are_neither_short_nor_endless() {
        assert_eq!(check("1234567"), Err(RequestRejection::BadPassword));
        assert_eq!(check("12345678"), Ok(()));
        assert_eq!(check(&"é".repeat(201)), Err(RequestRejection::BadPassword));
    }
}
