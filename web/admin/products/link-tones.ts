/** The colours of a link's states; one that is in use may not have been asked yet. */
export const linkTones = { open: 'plain', early: 'strong', ended: 'strong', dead: 'bad' } as const
