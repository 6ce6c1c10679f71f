/** A tag of BCP 47, such as `de`, `pt-BR` or `zh-Hans-CN`. */
export const languagePattern = /^[a-z]{2,3}(?:-[A-Za-z\d]{1,8}){0,4}$/;
