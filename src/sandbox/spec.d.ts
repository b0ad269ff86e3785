/** The package ships its schemas as plain JavaScript: these are the types of those used here. */
declare module 'discord-api-spec/zod' {
  import type {
    APICommandAutocompleteInteractionResponseCallbackData,
    APIModalInteractionResponseCallbackData,
    RESTPatchAPIChannelJSONBody,
    RESTPatchAPIChannelMessageJSONBody,
    RESTPostAPIApplicationCommandsJSONBody,
    RESTPostAPIChannelMessageJSONBody,
    RESTPostAPIChannelMessagesThreadsJSONBody,
    RESTPostAPIChannelThreadsJSONBody,
    RESTPostAPIWebhookWithTokenJSONBody,
    RESTPutAPIChannelPermissionJSONBody,
  } from 'discord-api-types/v10';
  import type { $ZodObject, $ZodType } from 'zod/v4/core';

  type Callback<Type extends number, Data> = $ZodType<{ type: Type; data?: Data | null }>;

  export const ComponentEmojiForRequestSchema: $ZodObject;
  export const MessageCreateRequestSchema: $ZodType<RESTPostAPIChannelMessageJSONBody>;
  export const MessageEditRequestPartialSchema: $ZodType<RESTPatchAPIChannelMessageJSONBody>;
  export const IncomingWebhookRequestPartialSchema: $ZodType<RESTPostAPIWebhookWithTokenJSONBody>;
  export const IncomingWebhookUpdateRequestPartialSchema: $ZodType<RESTPatchAPIChannelMessageJSONBody>;
  export const CreateMessageInteractionCallbackRequestSchema: Callback<
    4 | 5,
    RESTPostAPIWebhookWithTokenJSONBody
  >;
  export const UpdateMessageInteractionCallbackRequestSchema: Callback<
    6 | 7,
    RESTPatchAPIChannelMessageJSONBody
  >;
  export const ApplicationCommandAutocompleteCallbackRequestSchema: Callback<
    8,
    APICommandAutocompleteInteractionResponseCallbackData
  >;
  export const ModalInteractionCallbackRequestSchema: Callback<9, APIModalInteractionResponseCallbackData>;
  export const ApplicationCommandUpdateRequestSchema: $ZodType<RESTPostAPIApplicationCommandsJSONBody>;
  export const ApplicationCommandCreateRequestSchema: $ZodType<RESTPostAPIApplicationCommandsJSONBody>;
  export const ApplicationCommandPatchRequestPartialSchema: $ZodType<
    Partial<RESTPostAPIApplicationCommandsJSONBody>
  >;
  export const CreateTextThreadWithMessageRequestSchema: $ZodType<RESTPostAPIChannelMessagesThreadsJSONBody>;
  export const CreateTextThreadWithoutMessageRequestSchema: $ZodType<RESTPostAPIChannelThreadsJSONBody>;
  export const UpdateGuildChannelRequestPartialSchema: $ZodType<RESTPatchAPIChannelJSONBody>;
  export const UpdateThreadRequestPartialSchema: $ZodType<RESTPatchAPIChannelJSONBody>;
  export const ChannelPermissionOverwriteRequestSchema: $ZodType<RESTPutAPIChannelPermissionJSONBody>;

  export const ApplicationCommandResponseSchema: $ZodType;
  export const EmojiResponseSchema: $ZodType;
  export const GatewayBotResponseSchema: $ZodType;
  export const GuildChannelResponseSchema: $ZodType;
  export const GuildMemberResponseSchema: $ZodType;
  export const InteractionCallbackResponseSchema: $ZodType;
  export const MessageResponseSchema: $ZodType;
  export const ThreadResponseSchema: $ZodType;
  export const UserPIIResponseSchema: $ZodType;
}
