/** What was written in the composer, for one tab. By itself, because signing out forgets it, too. */
export const captionKey = 'dukalink.caption';
