#!/bin/sh
# A new backup into BACKUP_DIR, then those of more than KEEP_DAYS days are deleted (30 at most: docs/operations/backup.md).
set -eu
cd "$(dirname "$0")/.."
: "${BACKUP_DIR:?where to}"
# The folder's own Node where there is one; the image has Node on its path.
PATH="$PWD/node_modules/.bin:$PATH"
node scripts/backup.ts "$BACKUP_DIR/domine-$(date -u +%Y-%m-%dT%H%M%SZ).tar"
# Only after a good one: a backup that fails must not cost the last that succeeded.
find "$BACKUP_DIR" -maxdepth 1 -name 'domine-*.tar' -mtime +"${KEEP_DAYS:-29}" -delete
# What a backup left that was killed; one that is being written is younger.
find "$BACKUP_DIR" -maxdepth 1 -name 'domine-*.tar.part' -mmin +720 -delete
