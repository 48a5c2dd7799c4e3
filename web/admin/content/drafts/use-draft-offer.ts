import { useEffect, useEffectEvent, useState } from 'react'
import { writeApi } from '../../../lib/api'
import { deleteCopy, type StoredDraft, storeCopy } from './local-copies'

/** A local copy has a key, the server's draft has none. */
export type Draft<Content> = StoredDraft<Content> & { key?: string }

interface Choice<Content> {
  saved: Content
  base: number
  isSame: (a: Content, b: Content) => boolean
}

interface DraftOffer<Content> {
  draft: Draft<Content>
  /** Whether somebody has saved since the typing began. */
  isOutdated: boolean
}

export function chooseDraft<Content>(
  { saved, base, isSame }: Choice<Content>,
  drafts: readonly Draft<Content>[],
): DraftOffer<Content> | undefined {
  const draft = drafts
    .toSorted((a, b) => b.keptAt.localeCompare(a.keptAt))
    .find(({ content }) => !isSame(saved, content))
  return draft && { draft, isOutdated: draft.base !== base }
}

/** Whether a draft adds nothing to another: same text, or an earlier state of the same typing. */
export function isCovered<Content>(
  other: Draft<Content>,
  offered: Draft<Content>,
  isSame: (a: Content, b: Content) => boolean,
): boolean {
  if (other === offered || isSame(offered.content, other.content)) return true
  // The server stores one draft a person, from the window that typed last.
  return other.key === undefined && other.base === offered.base && other.keptAt <= offered.keptAt
}

interface DraftOfferOptions<Content> extends Choice<Content> {
  read: () => readonly Draft<Content>[]
  copyKey: string
  path: string
}

/** Finds unsaved typing. Asks whether to resume only if somebody has saved since it began. */
export function useDraftOffer<Content>({
  read,
  copyKey,
  path,
  ...choice
}: DraftOfferOptions<Content>) {
  const [drafts, setDrafts] = useState(read)
  const [isAccepted, setIsAccepted] = useState(false)
  const offer = chooseDraft(choice, drafts)
  const draft = offer?.draft
  const isContinued = offer !== undefined && (isAccepted || !offer.isOutdated)
  const covered = draft ? drafts.filter((one) => isCovered(one, draft, choice.isSame)) : []

  function dropCopies(of: readonly Draft<Content>[]) {
    for (const { key } of of) if (key) deleteCopy(key)
  }

  function discard() {
    dropCopies(covered)
    // If it fails, the draft is offered again next time.
    if (covered.some(({ key }) => key === undefined))
      writeApi('DELETE', path).catch((error: unknown) =>
        console.debug('the draft was not deleted', error),
      )
    setDrafts(drafts.filter((one) => !covered.includes(one)))
  }

  // Left by an editor that closed while it saved; the next version would make them differ.
  const dropSaved = useEffectEvent(() =>
    dropCopies(drafts.filter(({ content }) => choice.isSame(choice.saved, content))),
  )
  useEffect(() => dropSaved(), [])

  const moveToEditor = useEffectEvent(() => {
    if (!draft) return
    const { content, base, keptAt } = draft
    if (storeCopy(copyKey, { content, base, keptAt })) dropCopies(covered)
  })
  useEffect(() => {
    if (isContinued) moveToEditor()
  }, [isContinued])

  return { draft, isContinued, accept: () => setIsAccepted(true), discard }
}
