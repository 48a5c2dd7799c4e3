import { useState } from 'react'
import { writeApi } from '../../../lib/api'
import { deleteCopy, type StoredDraft, storeCopy } from './local-copies'

/** A local copy has a key, the server's draft has none. */
export type Draft<Content, Base> = StoredDraft<Content, Base> & { key?: string }

interface Choice<Content, Base> {
  saved: Content
  base: Base
  isSame: (a: Content, b: Content) => boolean
}

export interface DraftOffer<Content, Base> {
  draft: Draft<Content, Base>
  /** Whether somebody has saved since the typing began. */
  isOutdated: boolean
}

/** Returns the newest draft that differs from what is saved. */
export function chooseDraft<Content, Base>(
  { saved, base, isSame }: Choice<Content, Base>,
  drafts: readonly Draft<Content, Base>[],
): DraftOffer<Content, Base> | undefined {
  const newestFirst = [...drafts].sort((a, b) => b.keptAt.localeCompare(a.keptAt))
  const draft = newestFirst.find(({ content }) => !isSame(saved, content))
  return draft && { draft, isOutdated: draft.base !== base }
}

/** Whether a draft adds nothing to another: same text, or an earlier state of the same typing. */
export function isCovered<Content, Base>(
  other: Draft<Content, Base>,
  offered: Draft<Content, Base>,
  isSame: (a: Content, b: Content) => boolean,
): boolean {
  if (other === offered || isSame(offered.content, other.content)) return true
  // The server stores one draft a person, from the window that typed last.
  return other.key === undefined && other.base === offered.base && other.keptAt <= offered.keptAt
}

interface DraftOfferOptions<Content, Base> {
  saved: Content
  base: Base
  isSame: (a: Content, b: Content) => boolean
  read: () => readonly Draft<Content, Base>[]
  copyKey: string
  path: string
}

export function useDraftOffer<Content, Base>({
  saved,
  base,
  isSame,
  read,
  copyKey,
  path,
}: DraftOfferOptions<Content, Base>) {
  const [drafts, setDrafts] = useState(read)
  const offer = chooseDraft({ saved, base, isSame }, drafts)
  const covered = offer ? drafts.filter((draft) => isCovered(draft, offer.draft, isSame)) : []

  function dropCopies() {
    for (const { key } of covered) if (key) deleteCopy(key)
  }

  function discard() {
    dropCopies()
    // If it fails, the draft is offered again next time.
    const isOnServer = covered.some(({ key }) => key === undefined)
    if (isOnServer)
      writeApi('DELETE', path).catch((error: unknown) =>
        console.debug('the draft was not deleted', error),
      )
    setDrafts(drafts.filter((draft) => !covered.includes(draft)))
  }

  /** Moves a draft to the editor's own copy. */
  function take({ content, base, keptAt }: Draft<Content, Base>) {
    if (storeCopy(copyKey, { content, base, keptAt })) dropCopies()
  }

  return { offer, discard, take }
}
