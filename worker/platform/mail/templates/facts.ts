import type { Locale } from '../../../../schema/locale'
import { visitorText } from '../clean'
import type { Block, Fact } from '../letter'
import { mailTexts } from '../texts/mail-texts'
import type { ContactWords, TripWords } from '../types'
import { planText } from './plan-text'

function filled(facts: Fact[]): Fact[] {
  return facts.filter(({ value }) => value !== '')
}

function factsBlock(facts: Fact[], long: Fact[], more: Fact[]): Block {
  return { kind: 'facts', facts: filled([...facts, ...more]), long: filled(long) }
}

/** What a visitor wrote into the trip form, without the fields left empty; `more` is what the site adds. */
export function tripFacts(lead: TripWords, language: Locale, more: Fact[] = []): Block {
  const { labels } = mailTexts[language]
  const names = ['name', 'email', 'phone', 'destination', 'travelDates', 'groupSize', 'budget', 'interests'] as const
  const fact = (name: (typeof names)[number] | 'message') => ({ label: labels[name], value: visitorText(lead[name]) })
  const plan = { label: labels.plan, value: lead.plan ? visitorText(planText(lead.plan, language)) : '' }
  return factsBlock(names.map(fact), [fact('message'), plan], more)
}

/** What a visitor wrote into the contact form, without the fields left empty; `more` is what the site adds. */
export function contactFacts(message: ContactWords, language: Locale, more: Fact[] = []): Block {
  const { labels, services } = mailTexts[language]
  const fact = (name: 'name' | 'email' | 'phone' | 'message') => ({ label: labels[name], value: visitorText(message[name]) })
  const service = { label: labels.service, value: services[message.service] }
  return factsBlock([fact('name'), fact('email'), fact('phone'), service], [fact('message')], more)
}
