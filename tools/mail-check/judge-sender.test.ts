import { describe, expect, it } from 'vitest'
import { mailServices } from '../../schema/mail-services'
import { type Answer, advise, judgeSender } from './judge-sender'

const records = (...found: string[]): Answer => ({ records: found })
const fault: Answer = { fault: 'ESERVFAIL' }
const good = {
  spf: records('google-site-verification=x', 'v=spf1 include:_spf.example.net ~all'),
  dmarc: records('v=DMARC1; p=reject; rua=mailto:a@example.com'),
  keys: [records(), records('v=DKIM1; k=rsa; p=MIGfMA0GCSqG')],
  isSelectorTold: false,
}

describe('what DNS says of a sender', () => {
  it('is set where each record is there once', () => {
    expect(judgeSender(good)).toEqual({
      spf: 'set',
      dkim: 'set',
      dmarc: 'set',
      policy: 'reject',
      faults: [],
    })
    expect(judgeSender({ ...good, keys: [records('p=MIGfMA0GCSqG')] }).dkim).toBe('set')
  })

  it('is missing without a record, with another one, and with two of them', () => {
    for (const spf of [
      records(),
      records('v=spf10 all'),
      records('spf2.0/pra'),
      records('v=spf1 -all', 'v=spf1 ~all'),
    ]) {
      expect(judgeSender({ ...good, spf }).spf).toBe('missing')
    }
    for (const dmarc of [
      records(),
      records('v=DMARC2; p=none'),
      records('v=DMARC1; p=none', 'v=DMARC1; p=reject'),
    ]) {
      expect(judgeSender({ ...good, dmarc }).dmarc).toBe('missing')
    }
  })

  it('is unknown where DNS could not be asked, and that is said', () => {
    const found = judgeSender({
      spf: fault,
      dmarc: fault,
      keys: [fault, records()],
      isSelectorTold: true,
    })
    expect(found).toEqual({
      spf: 'unknown',
      dkim: 'unknown',
      dmarc: 'unknown',
      faults: ['ESERVFAIL'],
    })
    expect(advise('example.com', found).join('\n')).toContain('ESERVFAIL')
  })

  it('is no proof that there is no key, unless the selector was told', () => {
    const keys = [records(), records('v=DKIM1; p='), records('v=spf1 p=x')]
    expect(judgeSender({ ...good, keys }).dkim).toBe('unknown')
    expect(judgeSender({ ...good, keys, isSelectorTold: true }).dkim).toBe('missing')
  })

  it('is told with what to set', () => {
    const bare = judgeSender({
      spf: records(),
      dmarc: records(),
      keys: [records()],
      isSelectorTold: true,
    })
    const text = advise('example.com', bare).join('\n')
    for (const wanted of ['v=spf1', '_domainkey.example.com', '_dmarc.example.com', 'v=DMARC1'])
      expect(text).toContain(wanted)
    const watching = judgeSender({ ...good, dmarc: records('v=DMARC1;p=none') })
    expect(advise('example.com', watching).join('\n')).toContain('only watches')
    expect(advise('example.com', judgeSender(good))).toEqual([
      'SPF: set.',
      'DKIM: set.',
      'DMARC: set, policy reject.',
    ])
  })
})

it.each(['resend', 'postmark', 'ses', 'brevo', 'mailgun'] as const)(
  'says what SPF must include for %s',
  (service) => {
    const words = advise('a.example', judgeSender({ ...good, spf: records() }), service).join('\n')
    expect(words).toContain(`"v=spf1 include:${mailServices[service].spf} ~all"`)
  },
)
