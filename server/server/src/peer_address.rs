//! The peer address of a request, as rate limits see it.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

/// The address a request comes from, as limits see it: of an IPv6 address the /64 prefix.
pub(crate) struct PeerAddress(pub(crate) IpAddr);

impl<State: Send + Sync> FromRequestParts<State> for PeerAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &State) -> Result<Self, Infallible> {
        Ok(Self(house(address(&parts.extensions, &parts.headers))))
    }
}

/// Whether the request was passed on by a reverse proxy on this machine.
///
/// Only a trusted proxy may set the forwarded address and protocol.
pub(crate) fn is_passed_on(extensions: &Extensions) -> bool {
    peer(extensions).is_loopback()
}

fn address(extensions: &Extensions, headers: &HeaderMap) -> IpAddr {
    let passed_on = is_passed_on(extensions).then(|| forwarded_for(headers)).flatten();
    passed_on.unwrap_or_else(|| peer(extensions))
}

/// The peer address of the connection; the loopback address in tests without a network.
fn peer(extensions: &Extensions) -> IpAddr {
    let connected = extensions.get::<ConnectInfo<SocketAddr>>();
    connected.map_or(Ipv4Addr::LOCALHOST.into(), |peer| peer.0.ip().to_canonical())
}

/// The last address in the list was added by our own proxy; the others can be forged.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let address: IpAddr = last.rsplit(',').next()?.trim().parse().ok()?;
    Some(address.to_canonical())
}

/// A host with one IPv6 address usually has a whole /64, so all of it counts as one.
fn house(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [first, second, third, fourth, ..] = address.segments();
            Ipv6Addr::new(first, second, third, fourth, 0, 0, 0, 0).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn seen(peer: &str, forwarded_for: &'static str) -> String {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 4000)));
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_static(forwarded_for));
        house(address(&extensions, &headers)).to_string()
    }

    #[test]
    fn only_a_front_door_on_this_machine_is_believed() {
        assert_eq!(seen("127.0.0.1", "203.0.113.9"), "203.0.113.9");
        assert_eq!(seen("::1", "1.1.1.1, 203.0.113.9"), "203.0.113.9");
        assert_eq!(seen("198.51.100.7", "203.0.113.9"), "198.51.100.7");
        assert_eq!(seen("127.0.0.1", "nonsense"), "127.0.0.1");
    }

    #[test]
    fn a_house_has_many_addresses() {
        assert_eq!(seen("2001:db8:1:2:3:4:5:6", ""), seen("2001:db8:1:2:9:9:9:9", ""));
        assert_eq!(seen("::ffff:198.51.100.7", ""), "198.51.100.7");
    }
}
