import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { entryPagePath } from '../../../../schema/content/entry-paths'
import { interests, letterModes, mornings } from '../../../../schema/letters'
import { locales } from '../../../../schema/locale'
import type { MailingList } from '../../../../schema/mailing-lists'
import { control, SelectField } from '../../../ui/form-controls'
import { FieldNotes } from '../../kit/field-notes'
import type { SendChoices } from './send-choices'

interface SendFieldsProps {
  choices: SendChoices
  lists: readonly MailingList[]
  slug: string
  timeFault: string | undefined
  set: (change: Partial<SendChoices>) => void
}

const box = 'flex min-h-11 items-center gap-2.5'
const tick = 'size-6 shrink-0 accent-action'

export function SendFields({ choices, lists, slug, timeFault, set }: SendFieldsProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const { mode, interests: chosen } = choices
  return (
    <div className="grid gap-5">
      <div
        className={
          'grid items-start gap-x-5 gap-y-4 @min-[34rem]:grid-cols-2 @min-[48rem]:grid-cols-3'
        }
      >
        <SelectField
          label={t('letters.send.list')}
          value={choices.list}
          options={lists.map((value) => ({ value, label: t(`subscribers.mailingLists.${value}`) }))}
          onChange={(list) => set({ list })}
        />
        <SelectField
          label={t('letters.send.language')}
          value={choices.language}
          options={(['all', ...locales] as const).map((value) => ({
            value,
            label: t(`letters.send.languages.${value}`),
          }))}
          onChange={(language) => set({ language })}
        />
        <div>
          <label htmlFor={`${id}-since`} className="mb-1 block font-semibold">
            {t('letters.send.since')}
          </label>
          <input
            id={`${id}-since`}
            type="date"
            value={choices.since}
            aria-describedby={`${id}-since-hint`}
            onChange={(event) => set({ since: event.target.value })}
            className={control}
          />
          <FieldNotes id={`${id}-since`} hint={t('letters.send.sinceHint')} />
        </div>
      </div>
      <fieldset>
        <legend className="font-semibold">{t('letters.send.interests')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {interests.map((interest) => (
            <label key={interest} className={box}>
              <input
                type="checkbox"
                checked={chosen.includes(interest)}
                onChange={({ target }) =>
                  set({
                    interests: interests.filter((one) =>
                      one === interest ? target.checked : chosen.includes(one),
                    ),
                  })
                }
                className={tick}
              />
              {t(`letters.interests.${interest}`)}
            </label>
          ))}
        </div>
        <p className="text-sm text-muted">{t('letters.send.interestsHint')}</p>
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{t('letters.send.when')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {letterModes.map((value) => (
            <label key={value} className={box}>
              <input
                type="radio"
                name={`${id}-mode`}
                checked={mode === value}
                onChange={() => set({ mode: value })}
                className={tick}
              />
              {t(`letters.send.modes.${value}`)}
            </label>
          ))}
        </div>
        {mode !== 'now' && (
          <div className="mt-2 max-w-md">
            <label htmlFor={`${id}-time`} className="mb-1 block text-sm font-semibold">
              {t(mode === 'at' ? 'letters.send.at' : 'letters.send.day')}
            </label>
            <input
              id={`${id}-time`}
              type={mode === 'at' ? 'datetime-local' : 'date'}
              value={mode === 'at' ? choices.at : choices.day}
              aria-describedby={`${id}-time-hint${timeFault ? ` ${id}-time-error` : ''}`}
              aria-invalid={timeFault ? true : undefined}
              onChange={({ target }) =>
                set(mode === 'at' ? { at: target.value } : { day: target.value })
              }
              className={`${control} max-w-72`}
            />
            <FieldNotes
              id={`${id}-time`}
              hint={
                mode === 'at'
                  ? t('letters.send.vietnamTime')
                  : t('letters.send.morningHint', { vi: mornings.vi.hour, en: mornings.en.hour })
              }
              error={timeFault}
            />
          </div>
        )}
      </fieldset>
      <div className="grid gap-2">
        <Tick
          label={t('letters.send.countsClicks')}
          hint={t('letters.send.countsClicksHint')}
          checked={choices.countsClicks}
          onChange={(countsClicks) => set({ countsClicks })}
        />
        <Tick
          label={t('letters.send.isArchived')}
          hint={t('letters.send.isArchivedHint', { path: entryPagePath('letter', slug) })}
          checked={choices.isArchived}
          onChange={(isArchived) => set({ isArchived })}
        />
      </div>
    </div>
  )
}

interface TickProps {
  label: string
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function Tick({ label, hint, checked, onChange }: TickProps) {
  const id = useId()
  return (
    <div>
      <label className={`${box} font-semibold`}>
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
          className={tick}
        />
        {label}
      </label>
      <p id={`${id}-hint`} className="max-w-2xl ps-8.5 text-sm text-muted">
        {hint}
      </p>
    </div>
  )
}
