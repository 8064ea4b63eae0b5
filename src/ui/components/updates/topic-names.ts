import type { MessageDescriptor } from '@lingui/core';
import type { UpdateTopic } from './updates.ts';

/** The name of a topic, beside an update and in the filter. */
export const topicNames: Readonly<Record<UpdateTopic, MessageDescriptor>> = {
  mac: { id: 'news.topic.mac', message: 'Mac' },
  windows: { id: 'news.topic.windows', message: 'Windows' },
  ios: { id: 'news.topic.ios', message: 'iPhone and iPad' },
  android: { id: 'news.topic.android', message: 'Android' },
  extension: { id: 'news.topic.extension', message: 'Extension' },
  search: { id: 'news.topic.search', message: 'Search' },
  subscription: { id: 'news.topic.subscription', message: 'Subscription' },
};
