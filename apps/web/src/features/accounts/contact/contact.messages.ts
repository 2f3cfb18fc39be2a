export const contactRefused = 'Please enter a valid WhatsApp number in international format (e.g., +256700123456)';
