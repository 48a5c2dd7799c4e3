import { absoluteUrl, paths } from '../../../schema/paths'
import { renderMail } from '../../platform/mail/render'
import type { MakeMessage } from '../../platform/outbox/outbox'
import { addInvitationToken, findInvitation } from './invitations'

/** Each try makes a new link. Undefined if the invitation was accepted, revoked or has expired. */
export const makeInvitationMessage: MakeMessage = async (
  { db, settings, now },
  { subject: id },
) => {
  const invitation = await findInvitation(db, id, now)
  if (!invitation?.email) return undefined
  const { email, username, role, language, invitedBy } = invitation
  const page = absoluteUrl(settings.siteUrl, paths.adminInvite, language, settings.defaultLocale)
  // In the fragment, which browsers do not send.
  const inviteUrl = `${page}#${await addInvitationToken(db, id)}`
  const mail = {
    template: 'admin-invitation',
    language,
    email,
    username,
    role,
    invitedBy,
    inviteUrl,
  } as const
  return { to: 'mail', mail: await renderMail(mail, settings) }
}
