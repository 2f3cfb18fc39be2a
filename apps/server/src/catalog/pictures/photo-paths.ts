const prefix = 'photo:';

/** What stands in `source_path` of a photo that its owner added, in place of an address. */
export const photoPath = (photoId: string): string => prefix + photoId;

export const isPhotoPath = (sourcePath: string): boolean => sourcePath.startsWith(prefix);

/** For `like`: imports touch no such picture. */
export const photoPaths = `${prefix}%`;
