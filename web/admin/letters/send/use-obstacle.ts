import { useTranslation } from 'react-i18next'
import type { LetterSetup } from '../../../../schema/api/letters'
import { letterTexts, maxLetterRate } from '../../../../schema/letters'
import type { EntryEditing } from '../../content/editor/use-entry-editor'
import { useIsOwner } from '../../kit/admin-api'

/** Why a letter cannot be sent, in words; undefined where it can. */
export function useObstacle(
  { entry, content }: EntryEditing,
  { mail, hasLinkSecret, rate }: LetterSetup,
): string | undefined {
  const { t } = useTranslation('admin')
  const isOwner = useIsOwner()
  const texts = letterTexts(content.data)
  if (!isOwner) return t('letters.send.ownersOnly')
  if (entry.deletedAt) return t('letters.send.inTrash')
  if (!texts.vi && !texts.en) return t('letters.send.notWhole')
  if (mail === 'none') return t('letters.send.noMail')
  if (!hasLinkSecret) return t('letters.send.noLinkSecret')
  if (rate === 0) return `LETTER_RATE ${t('outbox.variables.LETTER_RATE', { max: maxLetterRate })}`
  return undefined
}
