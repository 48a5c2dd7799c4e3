import type { EntryKind } from './choices'

type Json = Record<string, unknown>

/**
 * Returns data of one version of a kind as the next one has it. It is given drafts too, so any
 * field may be missing.
 */
type Upgrade = (data: Json) => Json

/** Since version 2 the tags are rows of `entry_tags`, which storing the upgrade makes. */
const tagged: Upgrade = (data) => data

/**
 * The upgrades of each kind, the oldest first: the first one makes version 2 of version 1. A kind
 * without any is at version 1 (decision 0413).
 */
export const kindUpgrades: Partial<Record<EntryKind, readonly Upgrade[]>> = {
  topic: [tagged],
  guide: [tagged],
}

/** The version of a kind's schema that this build writes, from 1. */
export function schemaVersionOf(kind: EntryKind): number {
  return 1 + (kindUpgrades[kind]?.length ?? 0)
}

/**
 * Data of an earlier version as this build writes it; of this version or a later one it stays as it
 * is. Throws what an upgrade throws.
 */
export function upgradeData(kind: EntryKind, data: Json, from: number): Json {
  return (kindUpgrades[kind] ?? [])
    .slice(from - 1)
    .reduce((upgraded, upgrade) => upgrade(upgraded), data)
}
