import type { LeadStatus } from '../../../../schema/submissions'
import type { Tone } from '../kit/status-mark'

export const statusTones: Record<LeadStatus, Tone> = {
  new: 'strong',
  open: 'plain',
  waiting: 'plain',
  won: 'good',
  lost: 'plain',
  spam: 'bad',
}
