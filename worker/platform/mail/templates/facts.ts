import type { SubmissionWords } from '../../../../schema/api/submissions'
import type { Locale } from '../../../../schema/locale'
import { type SubmissionField, submissionFields } from '../../../../schema/submissions'
import { visitorText } from '../clean'
import type { Block, Fact } from '../letter'
import { mailTexts } from '../texts/mail-texts'
import { planText } from './plan-text'

/** In the order of the form, without empty fields, then `more`. */
export function submissionFacts(
  words: SubmissionWords,
  language: Locale,
  more: Fact[] = [],
): Block {
  const { labels, services } = mailTexts[language]
  const written = new Map<string, unknown>(Object.entries(words))
  if (words.kind === 'contact') written.set('service', services[words.service])
  const fact = (field: SubmissionField) => ({
    label: labels[field],
    value: visitorText(String(written.get(field) ?? '')),
  })
  const short = submissionFields[words.kind].filter((field) => field !== 'message')
  const plan =
    words.kind === 'trip' && words.plan ? visitorText(planText(words.plan, language)) : ''
  const isFilled = ({ value }: Fact) => value !== ''
  return {
    kind: 'facts',
    facts: [...short.map(fact), ...more].filter(isFilled),
    long: [fact('message'), { label: labels.plan, value: plan }].filter(isFilled),
  }
}
