/** By itself, because every page looks whether something is saved under it. */
export const savedKey = 'dukalink.saved';
