/**
 * The product's name as people see it; the one place to rename it. Must not contain "TikTok" (its app-review rules).
 */
export const productName = 'Dukalink';
