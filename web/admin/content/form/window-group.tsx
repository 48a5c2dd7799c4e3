import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dealState } from '../../../../schema/deal-dates'
import { formatDate, vietnamDay } from '../../../../schema/time'
import { useLocale } from '../../../lib/locale-context'
import { windowOf, withRepeats } from './deal-window'
import { FieldList } from './field-list'
import type { GroupField } from './form-schema'
import { FormToolsProvider, useFormTools } from './form-tools'
import type { Json, Path } from './paths'

const tones = { upcoming: 'border-s-line', live: 'border-s-good', ended: 'border-s-bad' }

/** When a deal holds, with how that stands today. */
export function WindowGroup({
  field,
  path,
  driftPath,
  values,
}: {
  field: GroupField
  path: Path
  driftPath: string
  values: Json
}) {
  const tools = useFormTools()
  const { change } = tools
  const own = useMemo(
    () => ({
      ...tools,
      change: (at: Path, value: unknown) =>
        at.at(-1) === 'repeats'
          ? change(path, withRepeats(values, value, vietnamDay(Date.now())))
          : change(at, value),
    }),
    [tools, change, path, values],
  )
  return (
    <FormToolsProvider value={own}>
      <FieldList
        fields={field.fields}
        parent={field.name}
        path={path}
        driftPath={driftPath}
        values={values}
      />
      <WindowNote values={values} />
    </FormToolsProvider>
  )
}

function WindowNote({ values }: { values: Json }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const window = windowOf(values)
  if (!window) return null
  const { state, days, validFrom, validTo } = dealState(window, vietnamDay(Date.now()))
  const dates = { from: formatDate(validFrom, locale), to: formatDate(validTo, locale) }
  const isLastDay = state === 'live' && days === 0
  return (
    <p
      role="status"
      className={`mt-4 rounded-control border border-s-4 border-line bg-paper px-3 py-2 ${tones[state]}`}
    >
      <strong>{t(`entries.window.${state}`)}</strong>{' '}
      {isLastDay
        ? t('entries.window.lastDay')
        : t(`entries.window.${state}In`, { count: days, ...dates })}
    </p>
  )
}
