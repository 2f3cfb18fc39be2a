/**
 * A slow phone that comes back from WhatsApp has this page long before the app: what this tab has sent stands there at once,
 * unless the basket holds something again. Storage may be missing or throw in an in-app browser.
 */
try {
  const { shop } = main.dataset;
  const kept = localStorage.basket;
  const { chat, stored, summary } = JSON.parse(sessionStorage[`dukalink.sentOrder.${shop}`]);
  if (!(kept && JSON.parse(kept).baskets[`@${shop}`]?.items.length)) {
    const [place, words, again, own] = ['sent-before-app', 'sent-summary', 'sent-again', 'sent-order'].map((id) =>
      document.getElementById(id),
    ) as [HTMLElement, HTMLElement, HTMLAnchorElement | null, HTMLAnchorElement];
    words.textContent = summary;
    if (again && chat) again.href = chat.href;
    else again?.remove();
    if (stored) own.href = `/o/${stored.code}`;
    else own.remove();
    place.hidden = false;
    (place.previousElementSibling as HTMLElement).hidden = true;
  }
} catch {}
