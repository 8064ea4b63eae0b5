/** Finds a program that reads pages for itself. A phone by the name of Cubot is none. */
export const botMark =
  /(?<!\bcu)bot\b|bot[-_/]|crawl|spider|slurp|headless|lighthouse|externalhit|phantomjs|electron-fetch|^(?:curl|wget|python|go-http-client|java|okhttp|axios|node|ruby|libwww|apache-httpclient|postmanruntime)\b/i;
