# A PostgreSQL of its own for tests, in a folder of its own, reached by a socket in that folder.
#
# Says the folder once it runs. Then makes a database for each name it is told, and says the name
# back. When nothing more can come, because the tests have ended in whatever way, it cleans up.

PATH="$PATH:$(echo /usr/lib/postgresql/*/bin | tr ' ' ':')"
folder=$(mktemp -d) && cd "$folder" || exit 1
trap 'pg_ctl --pgdata=data --mode=immediate stop >log 2>&1; cd /; rm -rf "$folder"' EXIT

initdb --pgdata=data --username=lettrine --auth=trust --encoding=UTF8 --no-locale --no-sync \
    >log 2>&1 || { cat log >&2; exit 1; }
# Processes are killed in tests, the machine is not: there is no need to wait for its disk.
pg_ctl --pgdata=data --wait --log=server.log --options="-c unix_socket_directories='$folder' \
    -c listen_addresses= -c max_connections=400 -c fsync=off" \
    start >log 2>&1 || { cat log server.log >&2; exit 1; }

echo "$folder"
while read -r name; do
    createdb --host="$folder" --username=lettrine "$name" && echo "$name"
done
