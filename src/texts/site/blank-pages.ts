/** Pages that do not exist, or that broke. Apart from the frame, which every page loads. */
export const blankPageTexts = {
  toStore: 'Ver a loja',
  toHome: 'Voltar ao início',

  notFound: {
    title: 'Fuga ao tema: esta página não existe',
    lead: 'O endereço pode ter mudado ou ter sido digitado com um erro. Confira a grafia ou recomece por aqui.',
    note: 'reler o enunciado',
    score: '404',
  },

  failure: {
    title: 'Borramos a folha',
    lead: 'Algo deu errado do nosso lado. Recarregue a página; se continuar assim, volte em alguns minutos.',
    note: 'vamos passar a limpo',
    score: '500',
    reload: 'Recarregar a página',
  },
}
