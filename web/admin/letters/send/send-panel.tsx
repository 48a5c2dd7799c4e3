import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LetterSetup } from '../../../../schema/api/letters'
import { letterTexts, maxLetterRate } from '../../../../schema/letters'
import type { MailingList } from '../../../../schema/mailing-lists'
import { formatNumber } from '../../../../schema/numbers'
import { errorCodeOf } from '../../../lib/api'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { LoadError } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import type { EntryEditing } from '../../content/editor/use-entry-editor'
import { FormPart } from '../../content/form/entry-form'
import { useAdminData, useIsOwner, writeAdmin } from '../../kit/admin-api'
import { usePhotosUnderWay } from '../../kit/photos-under-way'
import { useErrorText } from '../../kit/use-attempt'
import { letterApi } from '../letter-api'
import {
  audiencePath,
  instantOf,
  peopleIn,
  type SendChoices,
  sendInput,
  startChoices,
  summaryOf,
} from './send-choices'
import { SendFields } from './send-fields'

interface SendPanelProps {
  editing: EntryEditing
  lists: readonly MailingList[]
  setup: LetterSetup
  onSent: () => Promise<unknown>
}

export function SendPanel({ editing, lists, setup, onSent }: SendPanelProps) {
  const { t } = useTranslation('admin')
  const obstacle = useObstacle(editing, setup)
  const [list] = lists
  return (
    <FormPart id="letter-send" title={t('letters.send.title')}>
      {obstacle || !list ? (
        <p className="text-muted">{obstacle}</p>
      ) : (
        <SendForm editing={editing} list={list} lists={lists} onSent={onSent} />
      )}
    </FormPart>
  )
}

interface SendFormProps extends Omit<SendPanelProps, 'setup'> {
  list: MailingList
}

function SendForm({ editing, list, lists, onSent }: SendFormProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const errorText = useErrorText()
  const { underWay, failed } = usePhotosUnderWay()
  const [choices, setChoices] = useState(() => startChoices(list, new Date()))
  const [timeFault, setTimeFault] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const [asked, setAsked] = useState<{ at: string | undefined }>()
  const { data: audience, error, retry } = useAdminData(audiencePath(editing.entry.id, choices))
  const people = audience ? peopleIn(audience) : 0
  const texts = letterTexts(editing.content.data)
  const number = formatNumber(people, locale)
  const isNow = choices.mode === 'now'
  const summaryAt = (at: string | undefined) =>
    audience ? summaryOf(t, locale, { audience, texts, choices, at }) : []
  const current = instantOf(choices, new Date())

  function set(change: Partial<SendChoices>) {
    setChoices({ ...choices, ...change })
    setTimeFault(undefined)
    setProblem(undefined)
  }

  /** Saves first, so that the question is about what is sent. */
  async function ask() {
    const at = instantOf(choices, new Date())
    if (at === 'invalid')
      return setTimeFault(
        t(choices.mode === 'at' ? 'letters.send.needsTime' : 'letters.send.needsDay'),
      )
    setProblem(undefined)
    if (await editing.save()) setAsked({ at })
  }

  async function send(at: string | undefined) {
    setIsPending(true)
    try {
      await writeAdmin(
        'POST',
        letterApi.send(editing.entry.id),
        sendInput(choices, editing.entry.version, at),
      )
      showToast({ title: t(isNow ? 'letters.send.done' : 'letters.send.scheduled') })
      await onSent()
    } catch (reason) {
      console.debug('the letter was not sent', reason)
      setProblem(
        errorCodeOf(reason) === 'CONFLICT' ? t('letters.send.conflict') : errorText(reason),
      )
    } finally {
      setIsPending(false)
    }
  }

  return (
    <div className="grid gap-5">
      <SendFields
        choices={choices}
        lists={lists}
        timeFault={timeFault}
        set={set}
        slug={editing.entry.slug}
      />
      <div className="rounded-control border border-line bg-paper p-4" role="status">
        {error !== undefined && <LoadError error={error} onRetry={retry} />}
        {audience && people === 0 && <p>{t('letters.send.nobody')}</p>}
        {audience && people > 0 && (
          <p>
            {(current === 'invalid' ? summaryAt(undefined).slice(0, 1) : summaryAt(current)).join(
              ' ',
            )}
          </p>
        )}
        <p className="mt-1 text-sm text-muted">{t('letters.send.audienceNote')}</p>
      </div>
      {underWay + failed > 0 && (
        <p className="font-semibold text-bad">{t('letters.send.photos')}</p>
      )}
      {problem && (
        <p role="alert" className="font-semibold text-bad">
          {problem}
        </p>
      )}
      <div>
        <button
          type="button"
          className={buttonStyles.primary}
          disabled={people === 0 || isPending || editing.isBusy || underWay + failed > 0}
          onClick={() => void ask()}
        >
          {t(isNow ? 'letters.send.do' : 'letters.send.schedule', { count: people, number })}
        </button>
      </div>
      {asked && (
        <ConfirmDialog
          title={t('letters.send.ask', { count: people, number })}
          text={summaryAt(asked.at).slice(1).join(' ')}
          action={t(isNow ? 'letters.send.confirm' : 'letters.send.confirmSchedule')}
          cancel={t('frame.cancel')}
          onConfirm={() => void send(asked.at)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

function useObstacle(
  { entry, content }: EntryEditing,
  { mail, hasLinkSecret, badVariables }: LetterSetup,
): string | undefined {
  const { t } = useTranslation('admin')
  const isOwner = useIsOwner()
  const texts = letterTexts(content.data)
  if (!isOwner) return t('letters.send.ownersOnly')
  if (entry.deletedAt) return t('letters.send.inTrash')
  if (!texts.vi && !texts.en) return t('letters.send.notWhole')
  if (!content.data.sentOn) return t('letters.send.noDay')
  if (mail === 'none') return t('letters.send.noMail')
  if (!hasLinkSecret) return t('letters.send.noLinkSecret')
  const [bad] = badVariables
  return bad && `${bad} ${t(`outbox.variables.${bad}`, { max: maxLetterRate })}`
}
