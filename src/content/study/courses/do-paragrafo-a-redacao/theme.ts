/** The theme on which "Do parágrafo à redação" trains, one of our practice themes. */

export const READERS = 'Caminhos para reverter a perda de leitores no Brasil'
