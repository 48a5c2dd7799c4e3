import { absoluteUrl, paths } from '../../../schema/paths'
import { renderMail } from '../../platform/mail/render'
import type { MakeMessage } from '../../platform/outbox/message'
import { addInvitationToken, findInvitation } from './invitations'

/**
 * The mail with the link of an invitation, which every try makes anew. Nothing where it was
 * accepted, revoked or has expired.
 */
export const makeInvitationMessage: MakeMessage = async (
  { db, settings, now },
  { subject: id },
) => {
  const invitation = await findInvitation(db, id, now)
  if (!invitation?.email) return undefined
  const { email, username, role, language, invitedBy } = invitation
  const page = absoluteUrl(settings.siteUrl, paths.adminInvite, language, settings.defaultLocale)
  // After the #, which browsers send to no server.
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
