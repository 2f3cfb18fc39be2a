/** What a picture shows, in points; it has twice as many pixels each way. */
export const pictureWidth = 360;
export const pictureHeight = 560;

export const maxPictureBytes = 40_000;
