/** The product's name for people. Must not contain "TikTok" (its app-review rules). */
export const productName = 'Dukalink';
