import { isLinkOfPhone } from '../phone'
import { type EntryKind, officeCountries } from './choices'
import { isRecord } from './in-one-language'

type Json = Record<string, unknown>

/** Converts data to the next version; also runs on drafts, so any field may be missing. */
type Upgrade = (data: Json) => Json

/** Version 2 stores tags as rows of `entry_tags`; storing the upgraded entry creates them. */
const tagged: Upgrade = (data) => data

/** Version 2 of the settings has chat links of an office only where its phone has others. */
const withoutPhoneLinks: Upgrade = (data) => {
  if (!Array.isArray(data.offices)) return data
  const offices = data.offices.map((office: unknown) => {
    if (!isRecord(office)) return office
    const { whatsapp, ...rest } = office
    const country = officeCountries.find((known) => known === office.country)
    return isLinkOfPhone(String(whatsapp), String(office.phone), country) ? rest : office
  })
  return { ...data, offices }
}

/** Oldest first; the first upgrades version 1 to 2 (docs/decisions/0413). */
export const kindUpgrades: Partial<Record<EntryKind, readonly Upgrade[]>> = {
  topic: [tagged],
  guide: [tagged],
  settings: [withoutPhoneLinks],
}

/** The current schema version of a kind, from 1. */
export function schemaVersionOf(kind: EntryKind): number {
  return 1 + (kindUpgrades[kind]?.length ?? 0)
}

/** Upgrades data from a version to the current one. Throws what an upgrade throws. */
export function upgradeData(kind: EntryKind, data: Json, from: number): Json {
  return (kindUpgrades[kind] ?? [])
    .slice(from - 1)
    .reduce((upgraded, upgrade) => upgrade(upgraded), data)
}
