import {
  Bold,
  Code,
  EyeOff,
  Heading,
  Italic,
  Link,
  List,
  ListOrdered,
  Strikethrough,
  TextQuote,
  Underline,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { TextFormat } from '#domain/markup/format-text';

export const formatIcons: Record<TextFormat, ReactNode> = {
  bold: <Bold />,
  italic: <Italic />,
  link: <Link />,
  underline: <Underline />,
  strikethrough: <Strikethrough />,
  spoiler: <EyeOff />,
  code: <Code />,
  heading: <Heading />,
  bullets: <List />,
  numbers: <ListOrdered />,
  quote: <TextQuote />,
};
