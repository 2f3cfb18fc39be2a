/** By itself, because the product's page needs nothing else of what an order shows. */
export const payOnDeliveryWords = 'Pay when the goods come';
