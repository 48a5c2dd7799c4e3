import type { TFunction } from 'i18next'
import { nobodyMessage } from '../../../../schema/content/author'
import { isUnread, refusedTranslation } from '../../../../schema/content/machine-texts'
import { menuIssueOf } from '../../../../schema/content/menus'
import { foreignHostMessage, noColleagueMessage } from '../../../../schema/content/settings'
import { merchantInUseOf, ownMerchantMessage } from '../../../../schema/content/shop'
import type { ErrorIssue } from '../../../../schema/errors'
import { unboundedMarkdown } from '../../../../schema/markdown-limits'
import { ownMerchant } from '../../../../schema/shop'
import { photoIssueText, unknownFactText } from '../../kit/fact-errors'
import type { InputField, Widget } from './form-schema'
import type { FormIssue } from './form-tools'
import { controlId, type Path } from './paths'

const kinds = {
  lines: 'lines',
  paragraphs: 'paragraphs',
  months: 'months',
  day: 'day',
  'window-day': 'day',
  picture: 'picture',
  image: 'picture',
  places: 'place',
  place: 'place',
  destination: 'place',
  destinations: 'place',
  author: 'choice',
  money: 'money',
  usd: 'usd',
  url: 'url',
  link: 'link',
  email: 'email',
  anchor: 'anchor',
  check: 'choice',
  choice: 'choice',
  choices: 'choice',
  number: 'number',
} as const satisfies Partial<Record<Widget, string>>

const isOfKind = (widget: Widget): widget is keyof typeof kinds => widget in kinds
const kindOf = (widget: Widget) => (isOfKind(widget) ? kinds[widget] : 'other')

export function issuesAt(issues: readonly FormIssue[], path: Path): FormIssue[] {
  const id = controlId(path)
  return issues.filter(({ at }) => controlId(at) === id || controlId(at).startsWith(`${id}-`))
}

const special = ['discountedPrice', 'from', 'to', 'hosts', 'commissionMax'] as const

/** The text of an issue that its message tells of; undefined for any other issue. */
export function reasonText(
  t: TFunction<'admin'>,
  issue: Pick<ErrorIssue, 'message'>,
): string | undefined {
  if (issue.message === ownMerchantMessage)
    return t('entry-form.errors.ownMerchant', { id: ownMerchant })
  if (issue.message === unboundedMarkdown) return t('entry-form.errors.unbounded')
  if (isUnread(issue)) return t('entry-form.errors.unread')
  if (issue.message === refusedTranslation.lost) return t('entry-form.errors.lost')
  if (issue.message === refusedTranslation.unfit) return t('entry-form.errors.unfit')
  if (issue.message === nobodyMessage) return t('entry-form.errors.nobody')
  if (issue.message === foreignHostMessage) return t('entry-form.errors.foreignHost')
  if (issue.message === noColleagueMessage) return t('entry-form.errors.noColleague')
  const ofMenu = menuIssueOf(issue.message)
  if (ofMenu && 'max' in ofMenu) return t('entry-form.errors.menuFull', ofMenu)
  if (ofMenu) return t('entry-form.errors.menuLink')
  const inUse = merchantInUseOf(issue.message)
  if (inUse) return t('entry-form.errors.merchantInUse', inUse)
  return unknownFactText(t, issue) ?? photoIssueText(t, issue)
}

export function issueText(
  t: TFunction<'admin'>,
  field: InputField,
  value: unknown,
  issues: readonly FormIssue[],
): string | undefined {
  const shown = issues.find(({ isShown }) => isShown)
  if (!shown) return undefined
  const named = reasonText(t, shown)
  if (named) return named
  return shown.isMissing ? t('entry-form.errors.missing') : fieldErrorText(t, field, value)
}

/** What a wrong value of a field should be. */
export function fieldErrorText(t: TFunction<'admin'>, field: InputField, value: unknown): string {
  if (field.max !== undefined && typeof value === 'string' && value.trim().length > field.max)
    return t('entry-form.errors.tooLong', { max: field.max })
  const own = field.widget !== 'link' && special.find((name) => name === field.name)
  if (own) return t(`entry-form.errors.${own}`)
  if (field.name === 'day') return t('entry-form.errors.guideDay')
  return t(`entry-form.errors.${kindOf(field.widget)}`)
}
