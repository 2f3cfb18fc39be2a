/** What is taken as a photo of a product. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** 10 MB: what phones' cameras make. */
export const maxPhotoBytes = 10 * 1024 * 1024;
export const maxPhotosPerProduct = 8;
