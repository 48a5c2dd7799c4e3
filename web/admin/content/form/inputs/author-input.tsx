import { text } from '../../../../../schema/locale'
import { useLocale } from '../../../../lib/locale-context'
import { useAdminData } from '../../../kit/admin-api'
import { ChoiceInput } from './choice-input'
import type { InputProps } from './input-frame'

/** One of the authors' pages, public or not. */
export function AuthorInput(input: InputProps) {
  const locale = useLocale()
  const { data } = useAdminData('/api/admin/entries?kind=author&sort=title')
  const options = (data?.entries ?? []).map(({ slug, ...author }) => ({
    value: slug,
    label: text(author, 'title', locale) || slug,
  }))
  const { value } = input
  const chosen = typeof value === 'string' ? value : ''
  const isListed = options.some((option) => option.value === chosen)
  const own = chosen !== '' && !isListed ? [{ value: chosen, label: chosen }] : []
  return <ChoiceInput {...input} options={[{ value: '', label: '–' }, ...own, ...options]} />
}
