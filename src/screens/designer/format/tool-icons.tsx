import {
  AtSign,
  Bold,
  Clock,
  Code,
  EyeOff,
  Heading,
  Italic,
  Link,
  List,
  ListOrdered,
  Smile,
  Strikethrough,
  TextQuote,
  Underline,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Insertion } from '#content/messages/designer/text-tools';
import type { TextFormat } from '#domain/markup/format-text';

export const toolIcons: Record<TextFormat | Insertion, ReactNode> = {
  bold: <Bold />,
  italic: <Italic />,
  link: <Link />,
  mention: <AtSign />,
  emoji: <Smile />,
  time: <Clock />,
  underline: <Underline />,
  strikethrough: <Strikethrough />,
  spoiler: <EyeOff />,
  code: <Code />,
  heading: <Heading />,
  bullets: <List />,
  numbers: <ListOrdered />,
  quote: <TextQuote />,
};
