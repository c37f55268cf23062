/** Where the desk of the products stands. */
export const DESK_PATH = '/painel/produtos'
export const NEW_PATH = 'novo'
export const COLLECTIONS_PATH = 'colecoes'
export const FILES_PATH = 'arquivos'
