/** What Git calls things; never a path of the disk. */
export const revisionPattern = /^[\w][\w./~^@{}-]{0,199}$/;
