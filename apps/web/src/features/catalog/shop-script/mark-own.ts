/**
 * Marks the main part as its visitor's own before anything in it is painted: at the end of a page a slow phone has shown
 * it already, and what the owner's part needs would push it down. Storage may be missing or throw in an in-app browser.
 */
try {
  main.dataset.own = localStorage['dukalink.user'].includes(`"${main.dataset.shop}"`);
} catch {}
